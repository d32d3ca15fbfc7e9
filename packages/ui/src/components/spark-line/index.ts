export { SparkLine, type SparkLineProps } from './spark-line.tsx';
