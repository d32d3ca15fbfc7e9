export {
  OptionList,
  type OptionListItem,
  type OptionListProps,
  type OptionListSection,
} from './option-list.tsx';
