/** A host that loads the page with the package in it when it is wanted. */
void import("./main.js");
