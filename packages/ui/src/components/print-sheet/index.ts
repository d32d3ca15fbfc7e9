export { PrintSheet, type PrintSheetProps, type SheetColumn, type SheetFact } from './print-sheet.tsx';
