/** So many are read at once: a browser opens six connections to a host, and others go on asking. */
const atOnce = 4;

/** Reads each of many, a few at once, in their order; the first that fails ends it. */
export async function readMany<One, Read>(
  all: readonly One[],
  read: (one: One) => Promise<Read>,
  { signal, onDone }: { signal: AbortSignal; onDone: (count: number) => void },
): Promise<Read[]> {
  const found: Read[] = [];
  const left = [...all.entries()];
  let count = 0;
  let isOver = false;
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [at, one] = next;
      found[at] = await read(one);
      signal.throwIfAborted();
      // What was on its way when another failed is not told any more.
      if (!isOver) onDone((count += 1));
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    isOver = true;
    left.splice(0);
  }
  return found;
}
