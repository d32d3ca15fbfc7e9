import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { SideNavigationSwitcher } from './side-navigation-switcher.tsx';
import { SideNavigation } from './side-navigation.tsx';

const groups = [
  {
    id: 'work',
    title: 'Operate',
    items: [
      { id: 'centre', label: 'Wallet center', icon: null, href: '/center' },
      { id: 'todo', label: 'To-do', icon: null, href: '/todo', current: true, badge: 0 },
    ],
  },
];

describeConformance('SideNavigation', (props) => (
  <SideNavigation {...props} label="Console" groups={groups} />
));
describeConformance(
  'SideNavigationSwitcher',
  (props) => <SideNavigationSwitcher {...props} avatar={null} title="Treasury" />,
  HTMLButtonElement,
);

it('names its lists and says where the person is', () => {
  render(<SideNavigation label="Console" groups={groups} />);
  expect(screen.getByRole('navigation', { name: 'Console' })).toBeDefined();
  expect(screen.getByRole('list', { name: 'Operate' })).toBeDefined();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('To-do');
});
