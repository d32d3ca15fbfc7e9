import type { BreadcrumbStep } from '@mpc/ui';
import { useEffect } from 'react';
import { create } from 'zustand';

const noCrumbs: readonly BreadcrumbStep[] = [];

/** The steps below the place in the navigation, as the page that is shown names them. */
export const useCrumbStore = create(() => ({ crumbs: noCrumbs }));

/** Names the page in the breadcrumb, below its place in the navigation: first what it is a page of, itself last. */
export function useCrumbs(crumbs: readonly BreadcrumbStep[]): void {
  const text = JSON.stringify(crumbs);
  useEffect(() => {
    useCrumbStore.setState({ crumbs: JSON.parse(text) as BreadcrumbStep[] });
    return () => useCrumbStore.setState({ crumbs: noCrumbs });
  }, [text]);
}
