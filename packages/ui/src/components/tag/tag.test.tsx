import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Tag } from './tag.tsx';

describeConformance('Tag', (props) => <Tag {...props}>Stablecoin</Tag>, HTMLSpanElement);

it('is words and nothing to press unless it can be removed', () => {
  render(<Tag>Stablecoin</Tag>);
  expect(screen.getByText('Stablecoin')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['en-US', 'Remove Stablecoin'],
  ['zh-CN', '移除 Stablecoin'],
] as const)('says in %s what its button removes', async (locale, name) => {
  const remove = vi.fn();
  render(
    <UiProvider locale={locale}>
      <Tag onRemove={remove}>Stablecoin</Tag>
    </UiProvider>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  await userEvent.keyboard('{Enter}');
  expect(remove).toHaveBeenCalledExactlyOnceWith();
});
