import { Dialog, Drawer } from '@mpc/ui';

const nothing = () => undefined;

/** What everything that opens over a page stands on. A closed drawer has its styles written ahead. */
export function Overlays() {
  return (
    <>
      <Dialog open={false} title="" onClose={nothing} />
      <Drawer open={false} title="" onClose={nothing} />
    </>
  );
}
