import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { SortableList, type SortableListProps } from './sortable-list.tsx';

const rules = [
  { id: 'a', label: 'Above' },
  { id: 'b', label: 'Below' },
  { id: 'z', label: 'Otherwise', disabled: true },
];

describeConformance('SortableList', (props) => (
  <SortableList label="Rules" items={rules} onReorder={vi.fn()} {...props} />
));

const reorder = vi.fn();
function Rules(props: Partial<SortableListProps>) {
  const [order, setOrder] = useState(['a', 'b', 'z']);
  reorder.mockImplementation(setOrder);
  return (
    <UiProvider locale="en-US">
      <SortableList
        label="Rules"
        items={order.flatMap((id) => rules.filter((rule) => rule.id === id))}
        onReorder={reorder}
        {...props}
      />
    </UiProvider>
  );
}
const labels = () => screen.getAllByRole('row').map((row) => row.textContent);
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('moves a row by its button, says so, and leaves the focus on the button', async () => {
  render(<Rules />);
  await press('Move Below up');
  expect(reorder).toHaveBeenLastCalledWith(['b', 'a', 'z']);
  expect(labels()).toEqual(['Below', 'Above', 'Otherwise']);
  expect(screen.getByRole('status').textContent).toBe('Below is now 1 of 3');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Below up' }));
});

it('says why the first does not go up, and the last that may move does not go down', async () => {
  render(<Rules />);
  reorder.mockClear();
  await press('Move Above up');
  await press('Move Below down');
  expect(reorder).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Move Below down', description: /Already last/ })).toBeTruthy();
});

it('offers no way to move what stays, and says that it stays', () => {
  render(<Rules />);
  expect(screen.queryByRole('button', { name: /Move Otherwise/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Otherwise has a fixed position' })).toHaveProperty(
    'disabled',
    true,
  );
});

it('has the actions of a row, which do not move it', async () => {
  const edit = vi.fn();
  reorder.mockClear();
  render(
    <Rules renderActions={(item) => <button onClick={() => edit(item.id)}>Edit {item.label}</button>} />,
  );
  await press('Edit Otherwise');
  expect(edit).toHaveBeenCalledExactlyOnceWith('z');
  expect(reorder).not.toHaveBeenCalled();
});

it('says that there is nothing', () => {
  render(<Rules items={[]} empty="No rule yet" />);
  expect(screen.getByText('No rule yet')).toBeTruthy();
});
