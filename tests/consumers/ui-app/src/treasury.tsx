import { AppFrame, Page, SideNavigation, Tabs, ToastRegion, TopBar, UiPageProvider } from '@mpc/ui';
import { useState } from 'react';
import type { Look, View } from './look.ts';
import { Overview } from './overview.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentList } from './payment-list.tsx';
import { useSay } from './words.ts';

/** The application, as its address asks for it. */
export function Treasury({ locale, theme, view, payment }: Look) {
  return (
    <UiPageProvider locale={locale} theme={theme}>
      <Frame view={view} payment={payment} />
      <ToastRegion />
    </UiPageProvider>
  );
}

function Frame({ view, payment }: Pick<Look, 'view' | 'payment'>) {
  const say = useSay();
  const [selected, setSelected] = useState(view);
  const place = { id: 'treasury', label: say.treasury, icon: '¤', href: '/', current: true };
  const panels: Record<View, { label: string; panel: () => React.ReactNode }> = {
    payments: { label: say.payments, panel: () => <PaymentList payment={payment} /> },
    pay: { label: say.pay, panel: () => <PaymentForm /> },
    overview: { label: say.overview, panel: () => <Overview /> },
  };
  return (
    <AppFrame
      navigation={<SideNavigation label={say.navigation} groups={[{ id: 'all', items: [place] }]} />}
      topBar={<TopBar breadcrumb={[{ label: say.treasury }]} />}
    >
      <Page title={say.treasury}>
        <Tabs
          label={say.views}
          items={Object.entries(panels).map(([id, { label }]) => ({ id, label }))}
          selected={selected}
          onSelect={(id) => setSelected(id as View)}
        >
          {panels[selected].panel()}
        </Tabs>
      </Page>
    </AppFrame>
  );
}
