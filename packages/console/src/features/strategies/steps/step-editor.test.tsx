import { stage } from '#shared/testing/stage.tsx';
import { Form } from '@mpc/ui';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { StepEditor } from './step-editor.tsx';
import { stepValuesOf, type StepValues } from './step-values.ts';

const person = (uid: number, nickname: string, role: 1 | 2 | 3) => ({
  uid,
  nickname,
  avatar_letter: nickname.slice(0, 1),
  account: `${nickname}@example.com`,
  role,
  can_sign: role === 3 ? (0 as const) : (1 as const),
});
const candidates = [person(1, 'Ana', 1), person(2, 'Kofi', 2), person(3, 'Lin', 3)];

function Live({ onSteps }: { onSteps: (steps: readonly StepValues[]) => void }) {
  const [steps, setSteps] = useState(() => stepValuesOf([]));
  return (
    <Form label="Steps" onSubmit={() => onSteps(steps)}>
      <StepEditor steps={steps} onChange={setSteps} candidates={candidates} />
      <button type="submit">Done</button>
    </Form>
  );
}

it('builds a line: people, threshold, order; the signing step takes key holders only and stays last', async () => {
  const told: (readonly StepValues[])[] = [];
  const { person: user } = await stage(<Live onSteps={(steps) => told.push(steps)} />, { as: 'owner' });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(told).toHaveLength(0);
  expect(screen.getAllByText('No people selected').length).toBeGreaterThan(0);

  await user.click(screen.getByRole('button', { name: 'Add step' }));
  await user.click(screen.getByRole('button', { name: 'Add step' }));
  const choose = async (label: string, name: string) => {
    await user.click(screen.getByRole('combobox', { name: new RegExp(label) }));
    await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
    await user.keyboard('{Escape}');
  };
  await choose('Step 1 people', 'Lin');
  await choose('Step 2 people', 'Kofi');
  await user.click(screen.getByRole('combobox', { name: /Step 3 people/ }));
  const names = (await screen.findAllByRole('option')).map((option) => option.textContent);
  expect(names.join()).not.toContain('Lin');
  await user.keyboard('{Escape}');
  await choose('Step 3 people', 'Ana');
  expect(screen.getByText(/Step 1: Lin is the only approver/)).toBeTruthy();

  const line = screen.getByRole('grid', { name: 'Approval steps' });
  await user.click(within(line).getByRole('button', { name: /Move.*Step 1: approve.*down/ }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(told[0]?.map(({ type, uids }) => [type, ...uids])).toEqual([
    [1, 2],
    [1, 3],
    [2, 1],
  ]);
});
