export const hooks = {
  readPackage(pkg) {
    // These write declarations through the TypeScript 6 API, which TypeScript 7 no longer has.
    if (pkg.name === 'tsup' || pkg.name === 'openapi-typescript') {
      delete pkg.peerDependencies.typescript;
      pkg.dependencies.typescript = '6.0.3';
    }
    // One supports-color for the workspace: a second one would split every package that has it as an optional peer.
    if (pkg.name === 'openapi-typescript') pkg.dependencies['supports-color'] = '7.2.0';
    return pkg;
  },
};
