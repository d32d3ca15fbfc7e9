import { useContext, type ReactNode } from 'react';
import { PortalContext } from '../theme/portal-context.ts';
import { Empty, List, Surface } from './picker.styles.ts';
import { PickerItem, type PickerOption } from './picker-option.tsx';

interface PickerPopoverProps {
  /** Without options the list takes those that the combo box around it has filtered. */
  options?: readonly PickerOption[];
  /** What is said when there is nothing to pick. */
  empty: ReactNode;
}

/** The list that a select, a combo box or a filter opens. */
export function PickerPopover({ options, empty }: PickerPopoverProps) {
  const portal = useContext(PortalContext);
  return (
    <Surface offset={4} {...portal}>
      <List<PickerOption>
        {...(options === undefined ? {} : { items: options })}
        renderEmptyState={() => <Empty>{empty}</Empty>}
      >
        {(option) => <PickerItem option={option} />}
      </List>
    </Surface>
  );
}
