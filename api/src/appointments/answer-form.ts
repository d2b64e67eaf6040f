import {
  type AppointmentField,
  EMAIL_MAX_CHARS,
  FIELD_LABELS,
  MESSAGE_MAX_CHARS,
  NAME_MAX_CHARS,
  PHONE_MAX_CHARS,
  type Reason,
} from '@clinic/contract/appointment.ts';
import { type BookingCalendar, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { escapeHtml } from './escape-html.ts';

/** The plain form as its sender filled it in, to be mended and sent again to the address of its page. */
export function renderForm(calendar: BookingCalendar, entries: object, reasons: readonly Reason[]): string {
  const { departments, slots } = calendar;
  const getReason = (field: AppointmentField) => reasons.find((reason) => reason.field === field)?.detail;
  const getEntry = (field: AppointmentField) => {
    const entry = (entries as Record<string, unknown>)[field];
    return typeof entry === 'string' ? entry : '';
  };
  const describe = (field: AppointmentField) =>
    getReason(field) ? ` aria-invalid="true" aria-describedby="${field}-reason"` : '';
  const renderReason = (field: AppointmentField) => {
    const reason = getReason(field);
    return reason ? `<p class="reason" id="${field}-reason">${escapeHtml(reason)}</p>` : '';
  };
  const renderField = (field: AppointmentField, renderControl: (attributes: string) => string) => `<p>
<label for="${field}">${FIELD_LABELS[field]}${field === 'message' ? ' (optional)' : ''}</label>
${renderControl(`id="${field}" name="${field}"${describe(field)}`)}
</p>${renderReason(field)}`;
  const renderInput = (field: AppointmentField, kind: string) =>
    renderField(field, (attributes) => `<input ${attributes} ${kind} value="${escapeHtml(getEntry(field))}" required>`);
  const renderSelect = (field: AppointmentField, prompt: string, options: string) =>
    renderField(
      field,
      (attributes) => `<select ${attributes} required><option value="">${prompt}</option>${options}</select>`,
    );
  const renderOptions = (field: AppointmentField, names: readonly string[]) =>
    names.map((name) => `<option${name === getEntry(field) ? ' selected' : ''}>${escapeHtml(name)}</option>`).join('');
  const names = renderOptions(
    'department',
    departments.map(({ name }) => name),
  );
  const doctors = departments.map(
    ({ name, doctors: all }) =>
      `<optgroup label="${escapeHtml(name)}">${renderOptions(
        'doctor',
        all.map((doctor) => doctor.name),
      )}</optgroup>`,
  );
  // A time that was refused cannot be had: another one must be chosen.
  const time = getReason('appointmentTime') ? '' : getEntry('appointmentTime');
  const times = slots
    .map(slotToLabel)
    .map(
      (slot) =>
        `<label><input type="radio" name="appointmentTime" value="${escapeHtml(slot)}"${slot === time ? ' checked' : ''} required> ${escapeHtml(slot)}</label>`,
    );

  return `<form method="post">
${renderInput('name', `autocomplete="name" maxlength="${NAME_MAX_CHARS}"`)}
${renderInput('email', `type="email" autocomplete="email" maxlength="${EMAIL_MAX_CHARS}"`)}
${renderInput('phone', `type="tel" autocomplete="tel" maxlength="${PHONE_MAX_CHARS}"`)}
${renderSelect('department', 'Choose a department', names)}
${renderSelect('doctor', 'Choose a doctor', doctors.join(''))}
${renderInput('appointmentDate', 'type="date"')}
<fieldset id="appointmentTime" role="radiogroup"${describe('appointmentTime')}>
<legend>${FIELD_LABELS.appointmentTime}</legend>
${times.join('\n')}
</fieldset>${renderReason('appointmentTime')}
${renderField(
  'message',
  // A parser drops the first line break.
  (attributes) =>
    `<textarea ${attributes} rows="3" maxlength="${MESSAGE_MAX_CHARS}">\n${escapeHtml(getEntry('message'))}</textarea>`,
)}
<p><button type="submit" class="button">Confirm Appointment</button></p>
</form>`;
}
