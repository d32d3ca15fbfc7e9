import type { BillDetail } from '@mpc/api';
import { Button, Drawer, DrawerFooter, Skeleton } from '@mpc/ui';
import { isPayableBill } from '#features/bills';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { BillGone } from '../bill-gone.tsx';
import { BillStatusTag } from '../bill-status-tag.tsx';
import { useBill, type BillDrawerProps } from '../use-bill.ts';
import { BillView } from './bill-view.tsx';

/** One bill in full: what it is for, what paying it brings, what was paid, and whom it is made out to. */
export function BillDrawer(props: BillDrawerProps) {
  const { t } = useTranslation('invoice');
  const { bill, isGone } = useBill(props);
  return (
    <Drawer
      open
      size="wide"
      title={t('detail.title')}
      status={bill.data === undefined || isGone ? undefined : <BillStatusTag status={bill.data.status} />}
      onClose={props.onClose}
    >
      {isGone ? (
        <BillGone />
      ) : (
        <QueryView query={bill} skeleton={<Skeleton shape="text" count={8} />}>
          {(data) => (
            <>
              <BillView bill={data} />
              <Actions bill={data} />
            </>
          )}
        </QueryView>
      )}
    </Drawer>
  );
}

function Actions({ bill }: { bill: BillDetail }) {
  const { t } = useTranslation('invoice');
  const { show } = useOverlayParam();
  const mayGovern = useMayGovern();
  return (
    <DrawerFooter>
      <Button block onClick={() => show('invoice', bill.bill_id)}>
        {t('detail.print')}
      </Button>
      {isPayableBill(bill) ? (
        <Button
          block
          variant="primary"
          disabledReason={mayGovern === false ? t('governorsOnly') : undefined}
          onClick={() => show('pay', bill.bill_id)}
        >
          {t('pay.title')}
        </Button>
      ) : null}
    </DrawerFooter>
  );
}
