// A test in which React or jsdom had something to complain about has failed.
const complaints = [];
for (const level of ["error", "warn"]) {
  console[level] = (...said) => complaints.push(said.map(String).join(" "));
}

afterEach(() => {
  const said = complaints.splice(0);
  if (said.length > 0) throw new Error(said.join("\n"));
});
