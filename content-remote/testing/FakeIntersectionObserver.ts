/** Replaces the browser's observer, which jsdom lacks. */
export class FakeIntersectionObserver {
  static see: (() => void) | undefined;
  static threshold: number | undefined;

  constructor(report: (entries: { isIntersecting: boolean }[]) => void, { threshold }: { threshold: number }) {
    FakeIntersectionObserver.see = () => report([{ isIntersecting: true }]);
    FakeIntersectionObserver.threshold = threshold;
  }

  observe() {
    return undefined;
  }

  disconnect() {
    FakeIntersectionObserver.see = undefined;
  }
}
