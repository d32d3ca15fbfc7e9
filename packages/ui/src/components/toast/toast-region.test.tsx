import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { ToastRegion } from './toast-region.tsx';
import { createToasts, type ToastMessage } from './toast-store.ts';

describeConformance('ToastRegion', (props) => <ToastRegion {...props} />);

function show(message: Partial<ToastMessage>) {
  const toasts = createToasts();
  const key = toasts.show({ tone: 'success', message: 'Saved', ...message });
  render(
    <UiProvider locale="en-US">
      <ToastRegion toasts={toasts} />
    </UiProvider>,
  );
  return { toasts, key };
}
const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};

describe('how long a toast stays', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('leaves after five seconds', () => {
    show({});
    pass(4999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stays until closed when it reports a failure', () => {
    show({ tone: 'danger' });
    pass(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it.each([Infinity, 2 ** 31])('stays until closed when that is after %d ms', (duration) => {
    show({ duration });
    pass(60_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
  });

  it('stays while the pointer or the focus is on it', () => {
    show({});
    fireEvent.mouseEnter(screen.getByRole('listitem'));
    pass(60_000);
    fireEvent.focus(screen.getByRole('button'));
    fireEvent.mouseLeave(screen.getByRole('listitem'));
    pass(60_000);
    fireEvent.blur(screen.getByRole('button'));
    pass(5000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('keeps all of them while somebody is at one, until that one has gone', () => {
    const { toasts } = show({ message: 'First', duration: 1000 });
    act(() => void toasts.show({ key: 'second', tone: 'idle', message: 'Second', duration: null }));
    const [, second] = screen.getAllByRole('listitem');
    fireEvent.mouseEnter(second ?? document.body);
    pass(60_000);
    expect(screen.queryByText('First')).not.toBeNull();
    // The pointer leaves nothing that is not there any more.
    act(() => toasts.dismiss('second'));
    pass(1000);
    expect(screen.queryByText('First')).toBeNull();
  });

  it('stays while nobody can see it, as in a hidden tab', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    show({});
    fireEvent(document, new Event('visibilitychange'));
    pass(60_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    pass(5000);
    expect(screen.queryByText('Saved')).toBeNull();
    hidden.mockRestore();
  });

  it.each([
    ['as long as it is told to', 'danger', 9000, 9000],
    ['until it is closed where it is told to', 'success', null, Infinity],
  ] as const)('stays %s, whatever its tone', (_, tone, duration, most) => {
    show({ tone, duration });
    pass(8999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(60_000);
    expect(screen.queryByText('Saved') === null).toBe(most < Infinity);
  });

  it('counts anew when it is replaced', () => {
    const { toasts } = show({ key: 'save' });
    pass(4000);
    act(() => void toasts.show({ key: 'save', tone: 'success', message: 'Saved again' }));
    pass(4000);
    expect(screen.queryByText('Saved again')).not.toBeNull();
  });

  it('closes once its action is done', () => {
    const onAction = vi.fn();
    show({ tone: 'danger', action: { label: 'Retry', onAction } });
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(screen.queryByText('Saved')).toBeNull();
  });
});

it('is a landmark that F6 leads into, and Escape out of', () => {
  render(<button type="button">Work</button>);
  show({});
  const work = screen.getByRole('button', { name: 'Work' });
  work.focus();
  fireEvent.keyDown(document, { key: 'F6' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('region', { name: 'Notifications (F6)' }).contains(document.activeElement)).toBe(
    true,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' });
  expect(screen.queryByText('Saved')).toBeNull();
  expect(document.activeElement).toBe(work);
});
