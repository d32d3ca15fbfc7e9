import { Refusal, type Client } from '@mpc/api';

type Call = Client['call'];

let answers = 0;

/** How many calls the server has answered so far. */
export const answersSoFar = (): number => answers;

/** Counts the answers to what is called. A refusal is one. */
export const counted =
  (call: Call): Call =>
  async (endpoint, params, options) => {
    try {
      const answer = await call(endpoint, params, options);
      answers += 1;
      return answer;
    } catch (error) {
      if (error instanceof Refusal) answers += 1;
      throw error;
    }
  };
