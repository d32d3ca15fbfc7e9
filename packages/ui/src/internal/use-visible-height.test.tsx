import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Modal } from './modal.tsx';

afterEach(() => vi.unstubAllGlobals());

const visible = () => screen.getByRole('dialog').style.getPropertyValue('--visible-height');

it('is no higher than what a keyboard on the screen leaves, zoomed in or not', () => {
  const viewport = Object.assign(new EventTarget(), { height: 844, scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  render(
    <Modal open aria-label="Edit" width={400} onClose={vi.fn()}>
      Remark
    </Modal>,
  );
  expect(visible()).toBe('');
  const becomes = (height: number, scale: number) =>
    act(() => {
      Object.assign(viewport, { height, scale });
      viewport.dispatchEvent(new Event('resize'));
    });
  becomes(480, 1);
  expect(visible()).toBe('480px');
  becomes(422, 2);
  expect(visible()).toBe('844px');
});
