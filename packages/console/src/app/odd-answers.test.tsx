import { answerWith, openConsole, questions, screens, type Answer } from './testing/open-console.tsx';
import type { Endpoint } from '@mpc/api';
import { act, screen } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { withUnknownChoices } from './testing/with-unknown-choices.ts';

// What the contract promises and an answer lacks is the client's to notice: packages/api/src/core/shape.test.ts tries null,
// an empty object and missing lists. Here it is tried that every reader can do without its answer.
const oddities: Record<string, Answer> = {
  'the literal {}': () => ({ code: '0', msg: '', data: '{}' }),
  'states that nobody knows': ({ call }, body) => withUnknownChoices(call, body),
};

const nameOf = ({ domain, name }: Endpoint) => `${domain}.${name}`;
const instead = /Something went wrong|new update|No connection/;

afterAll(() => answerWith(null));

describe.each(screens)('%s', (path) => {
  it('stays itself, whatever one of its calls is answered with', async () => {
    answerWith(null);
    const { queryClient, settled } = await openConsole(path);
    await settled();
    const broken: string[] = [];
    for (const call of new Set(questions.map((question) => question.call)))
      for (const [oddity, answer] of Object.entries(oddities)) {
        const ask = async (next: Answer | null) => {
          answerWith(next);
          questions.length = 0;
          await act(() => queryClient.resetQueries({ queryKey: [call.domain, call.path] }));
          await settled();
        };
        await ask((question, body) => (question.call === call ? answer(question, body) : undefined));
        const title =
          screen.queryByText(instead) ??
          (document.querySelector('main, [role=alert]') === null ? 'a white page' : null);
        if (title !== null) broken.push(`${nameOf(call)} with ${oddity}`);
        await ask(null);
      }
    expect(broken).toEqual([]);
  });
});
