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
      name: 'contract-knows-only-its-schema-library',
      severity: 'error',
      from: { path: '^contract/src', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^(contract/src|node_modules/zod)' },
    },
    forbid('site-and-api-share-only-the-contract', '^site/', '^(api|e2e|bench|testing)/'),
    forbid('api-and-site-share-only-the-contract', '^api/', '^(site|e2e|bench)/'),
    forbid('the-product-knows-no-tests', '^api/(src|entry|migrations)/', '^(testing|api/(test|faults))/'),
    forbid('tests-of-all-kinds-share-what-knows-none', '^testing/', '^(api|site|e2e|bench|contract)/'),
    forbid('plugins-know-no-appointments', '^api/src/(plugins|limits)/', '^api/src/(appointments|portal|desk)/'),
    forbid(
      'the-database-knows-no-appointments',
      '^api/src/database/',
      '^api/src/(appointments|portal|desk|plugins|limits)/',
    ),
    forbid('appointments-know-no-plugins', '^api/src/(appointments|portal|desk|limits)/', '^api/src/plugins/'),
    forbid('appointments-know-no-portal', '^api/src/appointments/', '^api/src/(portal|desk)/'),
    forbid('portal-and-desk-know-nothing-of-each-other', '^api/src/portal/', '^api/src/desk/'),
    forbid('desk-and-portal-know-nothing-of-each-other', '^api/src/desk/', '^api/src/portal/'),
    forbid('mails-know-no-appointments', '^api/src/mails/', '^api/src/(appointments|portal|desk|plugins|limits)/'),
    forbid('browser-tests-use-the-product-from-outside', '^e2e/', '^(site/src|api/src)'),
    forbid('nothing-imports-a-page', '.', '^site/src/pages/'),
    forbid(
      'ui-knows-only-itself',
      '^site/src/components/ui/',
      '^site/src/(components/(?!ui/)|islands|layouts|pages|lib/(?!pictures/prepared-picture[.]ts)|messages)',
    ),
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
