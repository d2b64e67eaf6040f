// Enforces the folder map of the README: which folder may import which.

/** A file in `from` may import nothing in `to`. */
const forbid = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-dead-imports',
      severity: 'error',
      from: {},
      // `fhir/` holds only types (@types/fhir).
      to: { couldNotResolve: true, pathNot: '^(astro:|#|virtual:|fhir/)' },
    },
    {
      name: 'contract-knows-only-its-libraries',
      severity: 'error',
      // Two files read the disk for the service, the build and the desk: content-dir.mjs and content-file.ts.
      from: { path: '^contract/src', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^(contract/src|node_modules/(zod|yaml|syllable|flesch-kincaid)|(fs|path|url)$)' },
    },
    forbid('site-and-api-share-only-the-contract', '^site/', '^(api|desk|e2e|bench|testing)/'),
    forbid('api-and-site-share-only-the-contract', '^api/', '^(site|e2e|bench)/'),
    // The API loads the mails as built, and knows them by the type in the contract.
    forbid('api-knows-mails-as-built', '^api/', '^mails/'),
    forbid('mails-know-contract-and-ui', '^mails/', '^(site|desk|api|e2e|bench|testing)/'),
    forbid(
      'the-product-knows-no-tests',
      '^(api/(src|entry|migrations)|desk/src/(?!.*[.]test[.]))',
      '^(testing|(api|desk)/(test|faults))/',
    ),
    forbid('tests-of-all-kinds-share-what-knows-none', '^testing/', '^(api|site|desk|mails|e2e|bench|contract)/'),
    forbid('plugins-know-no-appointments', '^api/src/(plugins|limits)/', '^api/src/(appointments|portal)/'),
    forbid(
      'the-database-knows-no-appointments',
      '^api/src/database/',
      '^api/src/(appointments|portal|plugins|limits)/',
    ),
    forbid('appointments-know-no-plugins', '^api/src/(appointments|portal|limits)/', '^api/src/plugins/'),
    forbid('appointments-know-no-portal', '^api/src/appointments/', '^api/src/portal/'),
    forbid('desk-and-portal-know-nothing-of-each-other', '^desk/src/(?!.*[.]test[.])', '^api/src/portal/'),
    forbid('the-desk-shares-with-the-site-only-ui-and-contract', '^desk/', '^(site|e2e|bench)/'),
    forbid('nothing-imports-the-desk-but-the-start', '^(contract|ui|mails|site|api/(src|entry|migrations))/', '^desk/'),
    forbid(
      'frame-and-parts-know-no-room',
      '^desk/src/(frame|parts|appointments|timetable|people|browser)/',
      '^desk/src/rooms/',
    ),
    {
      name: 'rooms-know-nothing-of-each-other',
      severity: 'error',
      from: { path: '^desk/src/rooms/([^/]+)/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^desk/src/rooms/', pathNot: '^desk/src/rooms/$1/' },
    },
    // A mail asks when it leaves what is true of its appointment, as the patient's page and the desk's lists do.
    forbid(
      'channels-know-no-appointments',
      '^api/src/(outbox|channels)/',
      '^api/src/(appointments/(?!absences/news[.]ts)|portal|plugins|limits)/',
    ),
    forbid('browser-tests-use-the-product-from-outside', '^e2e/', '^(site/src|api/src|mails/)'),
    forbid('nothing-imports-a-page', '.', '^site/src/pages/'),
    // Its build reads the clinic's colors.
    forbid('ui-knows-only-itself', '^ui/', '^(contract/(?!src/content-dir)|mails|site|desk|api|e2e|bench)/'),
    forbid('components-know-no-islands', '^site/src/components/', '^site/src/(islands|layouts|pages)'),
    forbid(
      'plain-script-knows-no-react',
      '[.]script[.][jt]s$',
      '([.](tsx|css)$|^site/src/(islands|layouts|pages)|node_modules/react)',
    ),
    forbid(
      'browsers-download-no-schema-library',
      '^site/src/(components|islands|lib/browser)/',
      '(node_modules/zod|-schema[.]ts$)',
    ),
    {
      name: 'the-desk-sends-no-schema-library',
      severity: 'error',
      from: { path: '^desk/src/.*[.]client[.]tsx?$' },
      to: { path: '(node_modules/zod|-schema[.]ts$)', reachable: true },
    },
    forbid('lib-knows-nothing-that-draws', '^site/src/lib/', '^site/src/(components|islands|layouts|pages)'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]astro)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
