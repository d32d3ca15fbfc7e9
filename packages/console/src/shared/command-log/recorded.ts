import { NotSent, type Client } from '@mpc/api';
import { useCommonStore } from '#shared/session/common-store.ts';

type Call = Client['call'];

/** Has every command of the signed-in person written down before it is sent, and what became of it after. */
export const recorded =
  (call: Call): Call =>
  async (endpoint, params, options) => {
    const uid = useCommonStore.getState().user?.uid;
    if (endpoint.kind === 'query' || uid === undefined) return call(endpoint, params, options);
    // The first rows need none of it; it is there before anybody sends: see OverlayFetcher.
    const { sendRecorded } = await import('./command-log.ts').catch(() => {
      throw new NotSent(`${endpoint.method} ${endpoint.path}: a part of the console could not be loaded`);
    });
    return sendRecorded(uid, endpoint, params, () => call(endpoint, params, options));
  };
