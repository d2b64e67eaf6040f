/** The storage key of the dismissed mobile notice. Tests and benchmarks set it, because the notice covers the page. */
export const NOTICE_KEY = 'mobile-notice-dismissed';
