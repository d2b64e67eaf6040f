import {
  Counter,
  type CounterConfiguration,
  Gauge,
  type GaugeConfiguration,
  type LabelValues,
  type Registry,
  register,
} from '@prometheus-io/client';

/** The figures of the process, which `/metrics` shows beside those of the public service. */
export const processFigures: Registry = register;

/**
 * Returns the counter of this name, or makes it: it goes on counting when a new site is published. Each of `known` begins
 * at 0, because an alert cannot see the first event of a counter that was not there before.
 */
export function keepCounter<Label extends string>(
  registry: Registry,
  {
    known,
    ...configuration
  }: Omit<CounterConfiguration<Label>, 'registers'> & { known: readonly LabelValues<Label>[] },
): Counter<Label> {
  const former = registry.getSingleMetric(configuration.name);
  if (former instanceof Counter) return former;
  const counter = new Counter({ ...configuration, registers: [registry] });
  for (const labels of known) counter.inc(labels, 0);
  return counter;
}

/** Makes a gauge that is read when somebody asks, in place of one of the same name, whose app has ended. */
export function renewGauge(registry: Registry, configuration: Omit<GaugeConfiguration<string>, 'registers'>): void {
  registry.removeSingleMetric(configuration.name);
  new Gauge({ ...configuration, registers: [registry] });
}
