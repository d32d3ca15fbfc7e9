/** Tells every tab of this browser, this one included, that something it keeps has changed. */
export function tabBell(name: string) {
  const listeners = new Set<() => void>();
  return {
    ring: (): void => {
      for (const listener of listeners) listener();
      const channel = new BroadcastChannel(name);
      channel.postMessage('changed');
      channel.close();
    },
    /** Gives back how to stop. */
    listen: (listener: () => void): (() => void) => {
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', listener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        channel.close();
      };
    },
  };
}
