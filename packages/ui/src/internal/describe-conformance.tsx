import { render } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../theme/ui-provider.tsx';

/** What every component accepts and puts on its outermost element. */
export interface ConformanceProps {
  ref?: Ref<never>;
  className?: string;
  'data-testid'?: string;
}

/**
 * The promises every component keeps: it takes a ref, spreads what it does not know onto its outermost element, adds
 * the caller's class to its own, and is in a browser what a server wrote.
 */
export function describeConformance(
  name: string,
  element: (props: ConformanceProps) => ReactElement,
  expected: typeof Element = HTMLElement,
) {
  const provided = (props: ConformanceProps) => <UiProvider locale="en-US">{element(props)}</UiProvider>;
  const show = (props: ConformanceProps) => render(provided(props));
  describe(`${name} conforms`, () => {
    it('gives its element to a ref', () => {
      const ref = createRef<Element>();
      show({ ref: ref as Ref<never> });
      expect(ref.current).toBeInstanceOf(expected);
    });
    it('passes unknown props on', () => {
      const ref = createRef<Element>();
      show({ ref: ref as Ref<never>, 'data-testid': 'passed' });
      expect(ref.current?.getAttribute('data-testid')).toBe('passed');
    });
    it('keeps its own class beside the one it is given', () => {
      const ref = createRef<Element>();
      show({ ref: ref as Ref<never>, className: 'theirs' });
      expect(ref.current?.classList.contains('theirs')).toBe(true);
      expect(ref.current?.classList.length).toBeGreaterThan(1);
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
