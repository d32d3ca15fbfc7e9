import { fireEvent, render } from '@testing-library/react';
import { createRef, type CSSProperties, type ReactElement, type Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../theme/ui-provider.tsx';

/** What every component accepts. */
export interface ConformanceProps {
  ref?: Ref<never>;
  id?: string;
  className?: string;
  style?: CSSProperties;
  'aria-description'?: string;
  'data-testid'?: string;
  onClick?: () => void;
  onKeyDown?: () => void;
  onPointerDown?: () => void;
  onFocus?: () => void;
}

const events = {
  onClick: fireEvent.click,
  onKeyDown: fireEvent.keyDown,
  onPointerDown: fireEvent.pointerDown,
  onFocus: fireEvent.focus,
} as const;

/** A promise that a component does not keep, and why. */
export type ConformanceExceptions = Partial<
  Record<keyof typeof events | 'id' | 'style' | 'aria-description', string>
>;

/**
 * The promises every component keeps: a ref gives the element that has its role; that one has the id, the `aria-*` and
 * the events it is given; that of a field gives its id to its control. Class and style go to what can be seen of it, beside its own class. It is in a browser what a
 * server wrote.
 */
export function describeConformance(
  name: string,
  element: (props: ConformanceProps) => ReactElement,
  expected: typeof Element = HTMLElement,
  exceptions: ConformanceExceptions = {},
) {
  const provided = (props: ConformanceProps) => <UiProvider locale="en-US">{element(props)}</UiProvider>;
  const show = (props: ConformanceProps) => {
    const ref = createRef<Element>();
    render(provided({ ref: ref as Ref<never>, ...props }));
    if (ref.current === null) throw new Error('The ref has no element');
    return ref.current;
  };
  describe(`${name} conforms`, () => {
    it('gives its element to a ref', () => {
      expect(show({})).toBeInstanceOf(expected);
    });
    it('passes unknown props on', () => {
      show({ 'data-testid': 'passed' });
      expect(document.querySelectorAll('[data-testid="passed"]')).toHaveLength(1);
    });
    it.skipIf('id' in exceptions)('has the id it is given, or its control has', () => {
      const shown = show({ id: 'theirs' });
      const control = Array.from(shown.querySelectorAll('input, [data-control], [role=group]'));
      expect([shown, ...control].filter(({ id }) => id === 'theirs')).toHaveLength(1);
    });
    it.skipIf('aria-description' in exceptions)('has the description it is given', () => {
      expect(show({ 'aria-description': 'Read twice' }).getAttribute('aria-description')).toBe('Read twice');
    });
    it('keeps its own class beside the one it is given', () => {
      show({ className: 'theirs' });
      expect(document.querySelectorAll('.theirs')).toHaveLength(1);
      expect(document.querySelector('.theirs')?.classList.length).toBeGreaterThan(1);
    });
    it.skipIf('style' in exceptions)('has the style it is given where it has the class', () => {
      show({ className: 'theirs', style: { scrollMarginTop: '7px' } });
      expect(document.querySelector<HTMLElement>('.theirs')?.style.scrollMarginTop).toBe('7px');
    });
    for (const [event, fire] of Object.entries(events))
      it.skipIf(event in exceptions)(`calls the ${event} it is given`, () => {
        const heard = vi.fn();
        const shown = show({ [event]: heard });
        heard.mockClear();
        fire(shown);
        expect(heard).toHaveBeenCalledOnce();
      });
    it('is taken over as a server wrote it', () => {
      const container = document.body.appendChild(document.createElement('div'));
      container.insertAdjacentHTML('beforeend', renderToString(provided({})));
      const said = vi.spyOn(console, 'error');
      const onRecoverableError = vi.fn();
      render(provided({}), { container, hydrate: true, onRecoverableError });
      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(said).not.toHaveBeenCalled();
      said.mockRestore();
    });
  });
}
