export default {
  distDir: "dist",
  // The lock file further up is none of this app.
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
};
