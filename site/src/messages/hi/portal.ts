import type { Translated } from '@clinic/contract/messages/translated.ts';
import { MAX_MOVES_A_DAY } from '@clinic/contract/portal.ts';
import type * as english from '../en/portal.ts';

/** The words of the patient portal, where a patient sees, moves and cancels an appointment. */
export const portalMessages = {
  title: { thin: 'आपका', bold: 'अपॉइंटमेंट' },
  metaDescription: 'अपना अपॉइंटमेंट देखें, उसका समय बदलें या उसे रद्द करें।',
  /** Says what has just been done, by the address to which the form has led. */
  done: {
    moved: { title: 'आपके अपॉइंटमेंट का समय बदल गया है।', text: 'यह रहा नया दिन और समय।' },
    cancelled: { title: 'आपका अपॉइंटमेंट रद्द हो गया है।', text: '' },
    'whatsapp-ended': {
      title: 'इस अपॉइंटमेंट के बारे में अब हम आपको WhatsApp पर नहीं लिखेंगे।',
      text: 'हमारे ईमेल आते रहेंगे।',
    },
    /** Added to the words about what was done. */
    mails: {
      sent: 'इसका ईमेल आपके पास आ रहा है।',
      later: 'आज आपको हमारे कई ईमेल मिल चुके हैं, इसलिए इसका ईमेल शायद कल ही आए।',
      held: 'आपकी बुकिंग देख लेने के बाद हम आपको ईमेल भेजते हैं।',
      none: '',
    },
  },
  refused: {
    move: 'आपके अपॉइंटमेंट का समय नहीं बदला है।',
    cancel: 'आपका अपॉइंटमेंट रद्द नहीं हुआ है।',
    unchanged: 'कुछ भी नहीं बदला गया है।',
    movedTooOften: `आप आज इस अपॉइंटमेंट का समय ${MAX_MOVES_A_DAY} बार बदल चुके हैं। आज ही फिर से बदलना हो, तो कृपया हमें फोन करें:`,
    wait: (time: string) => `कृपया ${time} बाद फिर से कोशिश करें।`,
  },
  /** Why the doctor cannot see the patient at the booked time. */
  absence: {
    away: {
      title: (doctor: string) => `माफ कीजिए, ${doctor} उस समय यहाँ नहीं हैं`,
      text: 'कृपया उस समय न आएँ। जब तक आप दूसरा समय नहीं चुनते, आपकी जगह आपके नाम पर रहती है।',
    },
    late: {
      title: (doctor: string, minutes: number) => `${doctor} से मिलने में करीब ${minutes} मिनट की देर है`,
      text: (time: string) => `आपके आने का नया समय ${time} है। या दूसरा समय चुनें।`,
    },
    free: (doctor: string) => `${doctor} के सबसे जल्दी वाले खाली समय ये हैं। कोई एक चुनें, तो अपॉइंटमेंट उस समय पर हो जाएगा:`,
    more: 'बाकी सब समय इसी पन्ने पर नीचे हैं।',
    call: 'इनमें से कोई भी ठीक नहीं? हमें फोन करें:',
  },
  /** The state of the appointment, in a word and in a sentence. */
  states: {
    booked: {
      label: 'बुक है',
      text: 'अपॉइंटमेंट शुरू होने तक आप यहाँ उसका समय बदल सकते हैं या उसे रद्द कर सकते हैं।',
    },
    begun: {
      label: 'समय निकल गया',
      text: 'आपके अपॉइंटमेंट का समय निकल गया है, इसलिए अब आप उसे यहाँ नहीं बदल सकते। कृपया हमें फोन करें।',
    },
    cancelled: {
      label: 'रद्द है',
      text: 'यह अपॉइंटमेंट रद्द है। आपको आने की ज़रूरत नहीं है। नया अपॉइंटमेंट आप कभी भी ले सकते हैं।',
    },
    arrived: { label: 'आप आ चुके हैं', text: 'अब कुछ भी बदलना हो, तो कृपया रिसेप्शन पर बात करें।' },
    over: {
      label: 'बीत चुका',
      text: 'यह अपॉइंटमेंट बीत चुका है। हमें फिर से दिखाने के लिए नया अपॉइंटमेंट लें या हमें फोन करें।',
    },
  },
  facts: {
    title: 'क्या बुक है',
    day: 'दिन',
    time: 'समय',
    doctor: 'डॉक्टर',
    patient: 'मरीज़',
    reference: 'बुकिंग नंबर',
    address: 'कहाँ आएँ',
    map: 'रास्ता देखें',
    call: 'फोन करें',
    whatsapp: 'इस अपॉइंटमेंट के बारे में हम आपको वहाँ भी लिखते हैं।',
  },
  actions: {
    calendar: 'कैलेंडर में जोड़ें',
    move: 'समय बदलें',
    cancel: 'रद्द करें',
    book: 'इसी जानकारी से फिर अपॉइंटमेंट लें',
    endWhatsApp: 'WhatsApp संदेश बंद करें',
  },
  move: {
    title: { thin: 'दूसरा दिन और समय', bold: 'चुनें' },
    with: (doctor: string) =>
      `आपको ${doctor} से ही मिलना है। जब तक नया समय बुक नहीं होता, आपका अभी का समय आपके नाम पर रहता है।`,
    month: (month: string) => `${month} के दिन`,
    earlier: (month: string) => `पहले का महीना: ${month}`,
    later: (month: string) => `बाद का महीना: ${month}`,
    /** Added to the name of a day. */
    days: {
      open: 'समय खाली है',
      full: 'सब समय बुक हो चुके',
      closed: 'बंद',
      past: 'निकल गया',
      beyond: 'अभी खुला नहीं',
      yours: 'आपका अभी का दिन',
    },
    legend: 'मोटे अंकों वाले दिनों में समय खाली है। जिस दिन पर लकीर खिंची है, उसके सब समय बुक हो चुके हैं। गोल घेरा आपका अभी का दिन है।',
    chooseDay: 'मोटे अंकों वाला कोई दिन चुनें, उसके समय यहाँ दिखेंगे।',
    times: (day: string) => `${day} के समय`,
    yours: 'अभी आपका',
    noneFree: 'इस दिन कोई समय नहीं बचा है। कृपया दूसरा दिन चुनें।',
    submit: 'यह नया समय लें',
  },
  cancel: {
    title: { thin: 'या', bold: 'रद्द करें' },
    text: 'फिर यह समय किसी और को मिल सकता है।',
    mailed: 'रद्द होने पर हम ईमेल से पक्का कर देते हैं।',
    open: 'यह अपॉइंटमेंट रद्द करें',
    reason: 'वजह',
    optional: '(ज़रूरी नहीं)',
    hint: 'इससे हमें आगे की तैयारी में मदद मिलती है। वजह बताना ज़रूरी नहीं है।',
    submit: 'हाँ, मेरा अपॉइंटमेंट रद्द करें',
    cannotUndo: 'रद्द किया हुआ अपॉइंटमेंट वापस नहीं आ सकता। नया अपॉइंटमेंट आप कभी भी ले सकते हैं।',
  },
  ask: {
    title: { thin: 'अपने अपॉइंटमेंट का', bold: 'लिंक मँगाएँ' },
    text: 'बुकिंग नंबर और बुकिंग में दिया फोन नंबर लिखें। लिंक बुकिंग में दिए ईमेल पते पर जाता है।',
    reference: 'बुकिंग नंबर',
    phone: 'फोन नंबर',
    submit: 'मुझे लिंक भेजें',
    refused: 'कृपया ये खाने जाँच लें।',
    notSent: 'लिंक नहीं भेजा गया है।',
    sent: {
      title: { thin: 'अपना ईमेल', bold: 'देखें' },
      text: 'अगर ये दोनों नंबर किसी चालू अपॉइंटमेंट से मिलते हैं और उसमें ईमेल पता है, तो हमने उस पते पर नया लिंक भेज दिया है।',
      rest: [
        'लिंक कुछ मिनटों में आ जाता है। वह आपके स्पैम फोल्डर में भी हो सकता है।',
        'अगर हमें कोई बुकिंग अभी देखनी है, तो उसका ईमेल उसके बाद आता है।',
        'कुछ न आए, तो देख लें कि बुकिंग नंबर और फोन नंबर आपकी बुकिंग के ही हैं, और फिर से लिंक मँगाएँ।',
      ],
      again: 'फिर से मँगाएँ',
      call: 'या हमें फोन करें:',
    },
  },
  gone: {
    title: { thin: 'यह लिंक', bold: 'अब नहीं चलता' },
    metaDescription: 'अपने अपॉइंटमेंट का नया लिंक कैसे पाएँ।',
    text: 'हो सकता है लिंक अधूरा हो, या उसका समय पूरा हो गया हो। अपना बुकिंग नंबर और फोन नंबर लिखें, हम आपको नया लिंक भेजते हैं।',
    ask: 'नया लिंक मँगाएँ',
  },
} as const satisfies Translated<typeof english.portalMessages>;
