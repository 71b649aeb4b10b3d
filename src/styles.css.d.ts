// oxlint-disable-next-line unicorn/require-module-specifiers -- TypeScript wants a type for what is imported for its effect alone
export {};
