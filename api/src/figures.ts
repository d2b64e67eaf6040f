import {
  Counter,
  type CounterConfiguration,
  Gauge,
  type GaugeConfiguration,
  type Registry,
} from '@prometheus-io/client';

/** Returns the counter of this name, or makes it: it goes on counting when a new site is published. */
export function keepCounter<Label extends string>(
  registry: Registry,
  configuration: Omit<CounterConfiguration<Label>, 'registers'>,
): Counter<Label> {
  const known = registry.getSingleMetric(configuration.name);
  return known instanceof Counter ? known : new Counter({ ...configuration, registers: [registry] });
}

/** Makes a gauge that is read when somebody asks, in place of one of the same name, whose app has ended. */
export function renewGauge(registry: Registry, configuration: Omit<GaugeConfiguration<string>, 'registers'>): void {
  registry.removeSingleMetric(configuration.name);
  new Gauge({ ...configuration, registers: [registry] });
}
