import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { TopBarButton } from './top-bar-button.tsx';
import { TopBarSearch } from './top-bar-search.tsx';
import { TopBar } from './top-bar.tsx';

describeConformance('TopBar', (props) => <TopBar {...props} />);
describeConformance(
  'TopBarButton',
  (props) => (
    <TopBarButton {...props} label="Theme">
      EN
    </TopBarButton>
  ),
  HTMLButtonElement,
);
describeConformance(
  'TopBarSearch',
  (props) => <TopBarSearch {...props}>Find</TopBarSearch>,
  HTMLButtonElement,
);

it('leads to every step but the last, which is this page', () => {
  render(
    <TopBar
      breadcrumb={[
        { label: 'Team', href: '/team' },
        { label: 'Lin Wei', href: '/team/1' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Team']);
  expect(screen.getByText('Lin Wei').getAttribute('aria-current')).toBe('page');
});

it('has no button for a menu that is not there', () => {
  render(<TopBar />);
  expect(screen.queryByRole('button')).toBeNull();
});
