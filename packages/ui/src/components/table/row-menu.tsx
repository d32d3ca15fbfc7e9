import { Ellipsis } from 'lucide-react';
import { useWords } from '../../locale/locale-context.ts';
import { fill } from '../../locale/words.ts';
import { IconButton } from '../icon-button/index.ts';
import { Menu, type MenuProps } from '../menu/index.ts';

export interface RowMenuProps extends Omit<MenuProps, 'label' | 'trigger' | 'selected'> {
  /** The row's name, as `rowActions` hands it on. */
  name: string;
}

/** What can be done with one row, behind three dots: a menu whose button is named after the row. */
export function RowMenu({ name, ...rest }: RowMenuProps) {
  const words = useWords();
  const label = fill(words.tableRowActions, { name });
  return <Menu {...rest} label={label} trigger={<IconButton label={label} icon={Ellipsis} />} />;
}
