import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { approvalLineGuide } from './approval-line.guide.tsx';
import { ApprovalLine, type ApprovalNode } from './approval-line.tsx';

const at = Date.UTC(2026, 10, 20, 6, 9, 40);
const risk: ApprovalNode = {
  key: 'risk',
  title: 'Risk',
  kind: 'approve',
  threshold: 1,
  state: 'passed',
  people: [
    { key: 'mia', name: 'Mia Tan', state: 'approved', time: at },
    { key: 'joe', name: 'Joe Park', state: 'waiting' },
  ],
};
const finance: ApprovalNode = {
  key: 'finance',
  title: 'Finance',
  kind: 'approve',
  threshold: 2,
  state: 'active',
  people: [
    { key: 'ana', name: 'Ana Ruiz', state: 'approved', time: at, remark: 'Recipient checked by phone' },
    { key: 'lin', name: 'Lin Wei', state: 'waiting', isYou: true },
    { key: 'oka', name: 'K. Okafor', state: 'waiting' },
  ],
};
const signers: ApprovalNode = {
  key: 'signers',
  title: 'Signers',
  kind: 'sign',
  threshold: 2,
  state: 'waiting',
  people: [
    { key: 'eva', name: 'Eva Lund', state: 'waiting' },
    { key: 'sam', name: 'Sam Ito', state: 'waiting' },
  ],
};

const meta = preview.meta({
  title: 'Money/ApprovalLine',
  component: ApprovalLine,
  parameters: guided(approvalLineGuide),
  args: { label: 'Transfer approval', nodes: [risk, finance, signers] },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
});

/** One step passed, the next one waits for the reader or a colleague. */
export const WaitingForYou = meta.story({
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').filter((node) => node.ariaCurrent === 'step');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent(/Finance/);
  },
});

/** Rejected: nobody else is asked. */
export const Refused = meta.story({
  args: {
    nodes: [
      risk,
      {
        ...finance,
        state: 'refused',
        people: finance.people.map((person) =>
          person.key === 'ana' ? { ...person, state: 'refused', remark: 'Wrong recipient' } : person,
        ),
      },
    ],
  },
});

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** In Chinese. */
export const Chinese = meta.story({
  args: {
    label: '转账审批',
    nodes: [
      { ...risk, title: '风控' },
      { ...finance, title: '财务' },
      { ...signers, title: '签名' },
    ],
  },
  globals: { language: 'zh-CN' },
});

/** Every state of a node, of a person, and both kinds. */
export const Permutations = meta.story({
  args: {
    nodes: (['waiting', 'active', 'passed', 'refused'] as const).flatMap((state) =>
      (['approve', 'sign'] as const).map((kind) => ({
        key: `${state} ${kind}`,
        title: `${state}, ${kind}`,
        kind,
        state,
        threshold: 2,
        people: [
          { key: 'ana', name: 'Ana Ruiz', state: 'approved' as const, time: at, remark: 'Recipient checked' },
          { key: 'joe', name: 'Joe Park', state: 'refused' as const, time: at },
          { key: 'oka', name: 'K. Okafor', state: 'waiting' as const },
        ],
      })),
    ),
  },
});
