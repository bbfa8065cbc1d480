//! Links in the page: opened, shown with their faults, shared.
