/**
 * The totals of some test files. A file that failed outside of its tests, such as one that could not even start, counts as
 * a failed test.
 * @param {readonly (import('./failures.mjs').JestFile & { status: string })[]} files
 */
export function countTests(files) {
  const totals = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of files) {
    /** @param {string} wanted */
    const count = (wanted) => assertionResults.filter((test) => test.status === wanted).length;
    const passed = count('passed');
    const failed = count('failed');
    totals.passed += passed;
    totals.failed += status === 'failed' ? Math.max(failed, 1) : 0;
    totals.skipped += assertionResults.length - passed - failed;
  }
  return totals;
}
