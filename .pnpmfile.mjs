// tsup writes declarations through the TypeScript 6 API, which TypeScript 7 no longer has.
export const hooks = {
  readPackage(pkg) {
    if (pkg.name === 'tsup') {
      delete pkg.peerDependencies.typescript;
      pkg.dependencies.typescript = '6.0.3';
    }
    return pkg;
  },
};
