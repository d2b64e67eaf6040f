import { expect, test } from 'vitest';
import { createServiceMenu, LISTED_SERVICES_MAX } from './service-menu.ts';

const listServices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `Service ${index}`, href: `/services/service-${index}` }));

test('up to a number the menu holds every service, in its order', () => {
  const services = listServices(LISTED_SERVICES_MAX);
  expect(createServiceMenu(services, [{ title: 'Urology', anchor: 'urology', services }])).toEqual({ services });
});

test('of more it holds the categories, each with its first services and the number of all', () => {
  const services = listServices(LISTED_SERVICES_MAX + 1);
  const categories = [
    { title: 'General Surgery', anchor: 'general-surgery', services: services.slice(0, 20) },
    { title: 'Urology', anchor: 'urology', services: services.slice(20, 22) },
  ];
  expect(createServiceMenu(services, categories)).toEqual({
    categories: [
      { title: 'General Surgery', href: '/services#general-surgery', count: 20, services: services.slice(0, 3) },
      { title: 'Urology', href: '/services#urology', count: 2, services: services.slice(20, 22) },
    ],
  });
});
