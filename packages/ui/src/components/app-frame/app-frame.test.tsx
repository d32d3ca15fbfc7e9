import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { PortalContext } from '../../theme/portal-context.ts';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { TopBar } from '../top-bar/index.ts';
import { AppFrame } from './app-frame.tsx';

function Where() {
  return <p>{use(PortalContext).UNSTABLE_portalContainer === undefined ? 'in the page' : 'in the menu'}</p>;
}

const navigation = (
  <nav aria-label="Console">
    <a href="#todo">To-do</a>
    <button type="button" aria-expanded="false">
      More
    </button>
    <Where />
  </nav>
);

const frame = (
  <UiProvider locale="en-US">
    <AppFrame navigation={navigation} topBar={<TopBar />}>
      Content
    </AppFrame>
  </UiProvider>
);

describeConformance(
  'AppFrame',
  (props) => <AppFrame {...props} navigation={navigation} topBar={<TopBar />} />,
  HTMLDivElement,
);

it('has one main landmark and a way past the navigation', async () => {
  render(frame);
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('shows the navigation once, without a menu, where there is room', () => {
  render(frame);
  expect(screen.getAllByText('in the page')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Open navigation' })).toBeNull();
});

const { happyDOM } = window as unknown as { happyDOM: { setViewport: (to: { width: number }) => void } };

function asPhone() {
  const { innerWidth } = window;
  happyDOM.setViewport({ width: 390 });
  onTestFinished(() => happyDOM.setViewport({ width: innerWidth }));
}

async function open() {
  render(frame);
  await userEvent.click(screen.getByRole('button', { name: 'Open navigation' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Navigation' });
}

describe('on a phone', () => {
  it('tells popups inside the menu to open inside it', async () => {
    asPhone();
    await open();
    expect(screen.getByText('in the menu')).toBeDefined();
  });

  it.each([
    ['a place', () => screen.getByRole('link', { name: 'To-do' })],
    ['the close button', () => screen.getByRole('button', { name: 'Close' })],
    ['the scrim', () => screen.getByRole('dialog')],
  ])('closes after a press on %s', async (_, target) => {
    asPhone();
    const menu = await open();
    expect(menu.open).toBe(true);
    await userEvent.click(target());
    expect(menu.open).toBe(false);
  });

  it('stays open when something unfolds inside it', async () => {
    asPhone();
    const menu = await open();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(menu.open).toBe(true);
  });
});
