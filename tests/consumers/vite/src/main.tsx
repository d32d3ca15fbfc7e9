import { queryDefaults } from '@mpc/api/queries';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { LastPayment } from './last-payment.tsx';
import { Payment } from './payment.tsx';
import { startSandbox } from './sandbox.ts';
import { Wallets } from './wallets.tsx';

const queryClient = new QueryClient({ defaultOptions: queryDefaults });
await startSandbox();

const main = document.body.appendChild(document.createElement('main'));
createRoot(main).render(
  <QueryClientProvider client={queryClient}>
    <h1>Wallets</h1>
    <Wallets />
    <Payment />
    <LastPayment />
  </QueryClientProvider>,
);
