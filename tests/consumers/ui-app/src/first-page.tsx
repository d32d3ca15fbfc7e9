import { Amount, Button, Card, ToastRegion, UiPageProvider, toasts } from '@mpc/ui';
import { createRoot } from 'react-dom/client';

const announce = () => toasts.show({ tone: 'success', message: 'Transfer submitted' });

function Balance() {
  return (
    <Card title="Treasury">
      <Amount value="1200.5" symbol="USDT" />
      <Button variant="primary" onClick={announce}>
        Transfer
      </Button>
    </Card>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(
  <UiPageProvider locale="en-US" theme="light">
    <Balance />
    <ToastRegion />
  </UiPageProvider>,
);
