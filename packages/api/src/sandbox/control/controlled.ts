import type { Sandbox } from '../sandbox.ts';
import type { Drill } from '../wire/drill.ts';
import type { RequestLog } from '../wire/request-log.ts';
import type { Sessions } from '../wire/sessions.ts';

/** What the sandbox was started with, as its page tells. */
interface StartedWith {
  seed?: number | undefined;
  size?: string | undefined;
  /** The file the world is kept in. */
  state?: string | undefined;
  /** The origin of its console, where that is another. */
  console?: string | undefined;
}

/** What the control calls work on. */
export interface Controlled {
  sandbox: Sandbox;
  sessions: Sessions;
  requests: RequestLog;
  drill: Drill;
  startedWith?: StartedWith;
}
