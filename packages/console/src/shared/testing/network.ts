import { createSandbox } from '@mpc/api/sandbox';

/** The server of a test file: the sandbox, in this process. */
export const sandbox = createSandbox();

/** Every request that was sent since the file began, as `POST /api/…`. */
export const sent: string[] = [];

/** Changes what the sandbox answers on its way; null leaves it as it is. */
export const intercept: { answer: ((request: Request, answer: Response) => Promise<Response>) | null } = {
  answer: null,
};

// The client takes its fetch when it is made, so this file is imported before anything that makes one.
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  sent.push(`${request.method} ${new URL(request.url).pathname}`);
  const answer = await sandbox.fetch(request);
  return intercept.answer === null ? answer : intercept.answer(request, answer);
};
