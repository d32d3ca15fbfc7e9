import { tasksOf, type Stage } from './stage.ts';

declare global {
  interface Window {
    /** Runs one of the tasks, by its name, and gives its milliseconds. */
    perform: (task: string) => Promise<number>;
  }
}

/** Lets the runner ask this page for one task at a time. */
export function perform(stage: Stage): void {
  const tasks = tasksOf(stage);
  window.perform = async (name) => {
    const task = tasks[name];
    if (task === undefined) throw new Error(`There is no task ${name}`);
    return task();
  };
}
