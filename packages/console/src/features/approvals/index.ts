import { latePart, lazyPart } from '#shared/lazy-part.tsx';

export { ItemContent } from './item-content.tsx';
export { isOrderKind, type Item, type ItemKind, itemKinds, kindOf, itemRefOf, takesRemark } from './item.ts';
export { readItem } from './items/load-item.ts';
export { titleText, TitleWords } from './localized-text.tsx';
export { TypeName, typeName } from './type-name.tsx';

export const ItemDrawer = lazyPart(() => import('./item-drawer.tsx'), 'ItemDrawer', 'order');

export const WaitingCount = latePart(() => import('./waiting-count.tsx'), 'WaitingCount');
