const presets = [
  ["@babel/preset-env", { targets: { node: "current" } }],
  ["@babel/preset-react", { runtime: "automatic" }],
];

const shared = {
  testEnvironment: "jsdom",
  transform: { "\\.[jt]sx?$": ["babel-jest", { presets }] },
  // Jest runs CommonJS and the package is ESM, so Babel rewrites it, too.
  transformIgnorePatterns: ["/node_modules/(?!(\\.pnpm/[^/]+/node_modules/)?react-elicitation/)"],
  moduleNameMapper: { "\\.css$": "<rootDir>/src/styles.js" },
};

export default {
  // For what never ends, in milliseconds: nothing here waits for time to pass.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: "with react-elicitation/testing",
      testMatch: ["<rootDir>/src/*.test.jsx"],
      testPathIgnorePatterns: ["without", "recipe"],
      setupFilesAfterEnv: ["react-elicitation/testing", "<rootDir>/src/quiet.js"],
    },
    { ...shared, displayName: "without", testMatch: ["<rootDir>/src/without.test.jsx"] },
  ],
};
