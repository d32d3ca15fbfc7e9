import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import type { Language } from '../../locale/words.ts';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { ApprovalLine, type ApprovalNode } from './approval-line.tsx';

const node: ApprovalNode = {
  key: 'finance',
  title: 'Finance',
  kind: 'approve',
  threshold: 2,
  state: 'active',
  people: [
    { key: 'ana', name: 'Ana Ruiz', state: 'approved', time: 1_795_154_980_000, remark: 'Checked by phone' },
    { key: 'lin', name: 'Lin Wei', state: 'waiting', isYou: true },
    { key: 'oka', name: 'K. Okafor', state: 'waiting' },
  ],
};

const show = (nodes: ApprovalNode[], locale: Language = 'en-US') => {
  render(
    <UiProvider locale={locale}>
      <ApprovalLine label="Transfer" nodes={nodes} />
    </UiProvider>,
  );
  return screen.getByRole('list', { name: 'Transfer' });
};

describeConformance('ApprovalLine', (props) => <ApprovalLine {...props} label="Transfer" nodes={[node]} />);

it('says who approved and when, how many are needed, and of whom', () => {
  const line = show([node]);
  expect(line.textContent).toContain('Ana Ruiz approved');
  expect(line.querySelector('time')?.dateTime).toBe(new Date(1_795_154_980_000).toISOString());
  expect(within(line).getByText('Checked by phone')).toBeDefined();
  expect(line.textContent).toContain('1 of 2 approved');
  expect(within(line).getByText('Waiting for any 1 of: you, K. Okafor')).toBeDefined();
});

it('says when it waits for the reader, and only at the active node', () => {
  const line = show([node, { ...node, key: 'signing', kind: 'sign', state: 'waiting' }]);
  expect(within(line).getAllByText('Awaiting your approval')).toHaveLength(1);
  expect(line.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
  expect(within(line).getByText('Not started')).toBeDefined();
  expect(line.textContent).toContain('Approve & sign');
});

it('speaks of signatures where people sign', () => {
  const sign: ApprovalNode = { ...node, kind: 'sign' };
  const line = show([sign, { ...sign, key: 'other', people: [] }, { ...sign, key: 'done', state: 'passed' }]);
  expect(within(line).getByText('Awaiting your signature')).toBeDefined();
  expect(within(line).getByText('Awaiting signature')).toBeDefined();
  expect(within(line).getByText('Signed')).toBeDefined();
  expect(line.textContent).toContain('1 of 2 signed');
});

it('does not wait for the reader who has answered', () => {
  const answered = node.people.map((person) => ({ ...person, isYou: person.key === 'ana' }));
  const line = show([{ ...node, people: answered }]);
  expect(within(line).getByText('Awaiting approval')).toBeDefined();
  expect(line.textContent).toContain('Ana Ruiz (you) approved');
});

it('names all who are missing when all of them are needed', () => {
  expect(show([{ ...node, threshold: 3 }]).textContent).toContain('Waiting for you, K. Okafor');
});

it.each(['passed', 'refused'] as const)('needs nobody else once it is %s', (state) => {
  expect(show([{ ...node, state }]).textContent).toContain('No longer needed: you, K. Okafor');
});

it('says who refused', () => {
  const people = [{ key: 'ana', name: 'Ana Ruiz', state: 'refused', remark: 'Wrong recipient' }] as const;
  const line = show([{ ...node, state: 'refused', people }]);
  expect(line.textContent).toContain('Ana Ruiz rejected');
  expect(within(line).getByText('Rejected')).toBeDefined();
});

it('speaks Chinese', () => {
  expect(show([node], 'zh-CN').textContent).toContain('还需以下任意 1 人：您、K. Okafor');
});
