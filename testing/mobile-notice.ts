/** The storage key of the dismissed mobile notice, which would cover the page. Tests and benchmarks set it to do without. */
export const NOTICE_KEY = 'mobile-notice-dismissed';
