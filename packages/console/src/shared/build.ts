/** Which build this is, as its own page says. The root hash is SHA-256 over the list of every file and its hash. */
export interface Build {
  version: string;
  build: string;
  root: string;
}

function readBlock<Value>(id: string, fallback: Value): Value {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Value) : fallback;
}

/** The build that is running. */
export const build = (): Build => readBlock('build', { version: '0.0.0', build: 'development', root: '' });

/** The hash every script of this build must have, by its address; the same list the browser enforces. */
export const expectedHashes = (): Record<string, string> =>
  readBlock<{ integrity?: Record<string, string> }>('integrity', {}).integrity ?? {};
