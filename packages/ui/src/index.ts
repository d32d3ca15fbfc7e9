export {
  all,
  type Check,
  type Checks,
  type DecimalBounds,
  type IpKind,
  type LengthBounds,
  useChecks,
} from './checks/index.ts';
export {
  ShortAddress,
  type ShortAddressProps,
  WholeAddress,
  type WholeAddressProps,
} from './components/address/index.ts';
export {
  AddressField,
  type AddressFieldProps,
  type AddressOrigin,
} from './components/address-field/index.ts';
export { Amount, type AmountKind, type AmountProps } from './components/amount/index.ts';
export { AmountField, type AmountFieldProps } from './components/amount-field/index.ts';
export { AppFrame, type AppFrameProps } from './components/app-frame/index.ts';
export {
  ApprovalLine,
  type ApprovalLineProps,
  type ApprovalNode,
  type ApprovalPerson,
} from './components/approval-line/index.ts';
export { Avatar, type AvatarProps } from './components/avatar/index.ts';
export { Badge, type BadgeProps } from './components/badge/index.ts';
export { Banner, type BannerProps } from './components/banner/index.ts';
export { BarChart, type BarChartProps } from './components/bar-chart/index.ts';
export { Breadcrumb, type BreadcrumbProps, type BreadcrumbStep } from './components/breadcrumb/index.ts';
export { Button, type ButtonProps, type ButtonVariant } from './components/button/index.ts';
export { Card, type CardProps } from './components/card/index.ts';
export { CardGrid, type CardGridProps } from './components/card-grid/index.ts';
export { CellField, type CellFieldProps } from './components/cell-field/index.ts';
export { Checkbox, type CheckboxProps } from './components/checkbox/index.ts';
export { CheckboxGroup, type CheckboxGroupProps } from './components/checkbox-group/index.ts';
export { CodeField, type CodeFieldProps } from './components/code-field/index.ts';
export { CoinIcon, type CoinIconProps, coinColor } from './components/coin-icon/index.ts';
export { Columns, type ColumnsProps } from './components/columns/index.ts';
export {
  ComboBox,
  type ComboBoxProps,
  type LoadOptions,
  type SearchOption,
} from './components/combo-box/index.ts';
export {
  CommandPalette,
  type CommandPaletteProps,
  type CommandGroup,
  type CommandItem,
} from './components/command-palette/index.ts';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  type ConfirmType,
} from './components/confirm-dialog/index.ts';
export {
  CopyButton,
  type CopyButtonProps,
  useCopyToast,
  type CopiedCoin,
  type CopyToast,
} from './components/copy-button/index.ts';
export { DatePicker, type DatePickerProps } from './components/date-picker/index.ts';
export {
  DateRangePicker,
  type DateRangePickerProps,
  DateTimeRangePicker,
  type DateTimeRange,
  type DateTimeRangePickerProps,
  dayRange,
  type DayRange,
  type Period,
} from './components/date-range-picker/index.ts';
export {
  closeOverlays,
  Dialog,
  type DialogProps,
  type PanelProps,
  type PanelStyle,
} from './components/dialog/index.ts';
export { DiffView, type DiffItem, type DiffSide, type DiffViewProps } from './components/diff-view/index.ts';
export { DetailPane, type DetailPaneProps } from './components/detail-pane/index.ts';
export { Disclosure, type DisclosureProps } from './components/disclosure/index.ts';
export { Divider, type DividerProps } from './components/divider/index.ts';
export { Donut, type DonutProps, type DonutSlice } from './components/donut/index.ts';
export {
  Drawer,
  type DrawerProps,
  DrawerFooter,
  type DrawerFooterProps,
  DrawerStack,
  DrawerStackProvider,
  useDrawerStack,
  type DrawerStackHandle,
  type DrawerStackProps,
  type DrawerPage,
  type DrawerSize,
  type PushedPage,
} from './components/drawer/index.ts';
export { EmptyState, type EmptyStateProps } from './components/empty-state/index.ts';
export { type FieldControl, type FieldMessage, Field, type FieldProps } from './components/field/index.ts';
export {
  FileDrop,
  type FileDropProps,
  type FileDropItem,
  type FileExtension,
} from './components/file-drop/index.ts';
export {
  FilterBar,
  type FilterBarProps,
  FilterChip,
  type FilterChipProps,
  FilterSelect,
  type FilterOption,
  type FilterSelectProps,
} from './components/filter-bar/index.ts';
export { Fingerprint, type FingerprintProps } from './components/fingerprint/index.ts';
export { Form, type FormProps } from './components/form/index.ts';
export { Gauge, type GaugeProps, type GaugeThreshold } from './components/gauge/index.ts';
export { IconButton, type IconButtonProps } from './components/icon-button/index.ts';
export { Inline, type InlineProps } from './components/inline/index.ts';
export {
  KeyValueList,
  type KeyValueItem,
  type KeyValueListProps,
} from './components/key-value-list/index.ts';
export {
  LineChart,
  type LineChartProps,
  type ChartMarker,
  type ChartPlaces,
  type ChartSeries,
} from './components/line-chart/index.ts';
export { Link, type LinkProps, type LinkVariant } from './components/link/index.ts';
export { Menu, type MenuAction, type MenuDivider, type MenuProps } from './components/menu/index.ts';
export { MultiSelect, type MultiSelectProps } from './components/multi-select/index.ts';
export { NetworkTag, type NetworkTagProps } from './components/network-tag/index.ts';
export { NumberField, type NumberFieldProps } from './components/number-field/index.ts';
export {
  OptionList,
  type OptionListItem,
  type OptionListProps,
  type OptionListSection,
} from './components/option-list/index.ts';
export { OutsidePage, type OutsidePageProps } from './components/outside-page/index.ts';
export { Page, type PageProps } from './components/page/index.ts';
export { Pagination, type PaginationProps } from './components/pagination/index.ts';
export { Picture, type PictureProps } from './components/picture/index.ts';
export { Popover, type PopoverProps } from './components/popover/index.ts';
export {
  PrintSheet,
  type PrintSheetProps,
  type SheetColumn,
  type SheetFact,
} from './components/print-sheet/index.ts';
export { ProgressBar, type ProgressBarProps } from './components/progress-bar/index.ts';
export { QrCode, type QrCodeProps } from './components/qr-code/index.ts';
export { RadioCards, type RadioCardsProps, type RadioOption } from './components/radio-cards/index.ts';
export { RadioGroup, type RadioGroupProps, type ChoiceOption } from './components/radio-group/index.ts';
export { SearchField, type SearchFieldProps } from './components/search-field/index.ts';
export { Section, type SectionProps } from './components/section/index.ts';
export { Segmented, type SegmentedItem, type SegmentedProps } from './components/segmented/index.ts';
export { type PickerOption, Select, type SelectProps } from './components/select/index.ts';
export {
  SideNavigation,
  type SideNavigationGroup,
  type SideNavigationItem,
  type SideNavigationProps,
  SideNavigationSwitcher,
  type SideNavigationSwitcherProps,
} from './components/side-navigation/index.ts';
export { Skeleton, type SkeletonProps, type SkeletonShape } from './components/skeleton/index.ts';
export { SortableList, type SortableItem, type SortableListProps } from './components/sortable-list/index.ts';
export { SparkLine, type SparkLineProps } from './components/spark-line/index.ts';
export { Spinner, type SpinnerProps } from './components/spinner/index.ts';
export { SplitPane, type SplitPaneProps } from './components/split-pane/index.ts';
export { Stack, type StackProps } from './components/stack/index.ts';
export { Stat, type StatProps, SummaryCards, type SummaryCardsProps } from './components/stat/index.ts';
export { StatusTag, type StatusTagProps } from './components/status-tag/index.ts';
export { Stepper, type StepperProps, type StepperStep } from './components/stepper/index.ts';
export { SubmitButton, type SubmitButtonProps } from './components/submit-button/index.ts';
export { Switch, type SwitchProps } from './components/switch/index.ts';
export {
  LargeTable,
  type LargeTableProps,
  RowMenu,
  type RowMenuProps,
  Table,
  type TableBasics,
  type TableColumn,
  TableColumnsButton,
  type TableColumnsButtonProps,
  type TableError,
  TableExportButton,
  type TableExportButtonProps,
  type TableLayout,
  type TableProps,
  type TableSort,
  TableSummary,
  type TableSummaryProps,
  TreeTable,
  type TreeTableProps,
  useClientRows,
  type ClientRows,
  useTableLayout,
} from './components/table/index.ts';
export { Tabs, type TabItem, type TabsProps } from './components/tabs/index.ts';
export { Tag, type TagProps } from './components/tag/index.ts';
export { TagInput, type TagInputProps } from './components/tag-input/index.ts';
export { Text, type TextProps, type TextTone } from './components/text/index.ts';
export { TextArea, type TextAreaProps } from './components/text-area/index.ts';
export { TextField, type TextFieldProps } from './components/text-field/index.ts';
export { formatTime, Time, type TimeKind, type TimeProps } from './components/time/index.ts';
export { Timeline, type TimelineItem, type TimelineProps } from './components/timeline/index.ts';
export {
  createToasts,
  toasts,
  type ToastMessage,
  type Toasts,
  ToastRegion,
  type ToastRegionProps,
} from './components/toast/index.ts';
export { Tooltip, type TooltipProps } from './components/tooltip/index.ts';
export {
  TopBar,
  type TopBarProps,
  TopBarButton,
  type TopBarButtonProps,
  TopBarSearch,
  type TopBarSearchProps,
} from './components/top-bar/index.ts';
export { TransferList, type TransferListProps } from './components/transfer-list/index.ts';
export { Tree, type TreeItem, type TreeProps } from './components/tree/index.ts';
export {
  type AmountFault,
  type AmountForm,
  avatarColor,
  ellipsis,
  type EllipsisEnds,
  formatNumber,
  groupsOfFour,
  hiddenIn,
  isAmount,
  isDecimal,
  isolateText,
  type ListKind,
  listNames,
  missingNumber,
  type NumberFormat,
  parseAmount,
  type ParsedAmount,
} from './format/index.ts';
export { type CsvColumn, downloadCsv, toCsv } from './format/csv.ts';
export { useLanguage } from './locale/locale-context.ts';
export type { Language, Locale, Plural, Sentence, Words } from './locale/words.ts';
export type { Density } from './theme/density.ts';
export type { LinkElement, LinkElementProps } from './theme/link-context.ts';
export type { ThemeName } from './theme/themes.ts';
export { breakpoint, type Space, type Tone } from './theme/tokens.ts';
export type { UiProviderProps } from './theme/provided.tsx';
export { UiPageProvider } from './theme/ui-page-provider.tsx';
export { UiProvider } from './theme/ui-provider.tsx';
