/** Ten thousand options, as no page should draw at once. */
export const stations = Array.from({ length: 10_000 }, (_, index) => ({
  const: `s${index + 1}`,
  title: `Station ${index + 1}`,
}));
