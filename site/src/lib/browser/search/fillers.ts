import { splitPlainWords } from './plain-words.ts';

/** Words that say little about what is searched for, in English, Hindi and Marathi, and in Latin letters as typed. */
const FILLERS = new Set(
  splitPlainWords(`
    a about am an and any are at be been can come comes coming could did do does feel feeling feels for from get gets
    getting go goes going got had has have having he here how i if in is it its just like many may me much must my need of
    on or our please see should since so some take taken takes tell than that the their them then there they this to treatment treatments us very want was we
    were what whats when where which while who will with would you your

    का की के को से में पर है हैं हूँ हो हुआ हुई हुए होगा होगी होता होती होते होना रहा रही रहे था थी थे और क्या कैसे कैसा कैसी कब कहाँ
    कौन कौनसा कितना कितनी कितने मुझे मेरा मेरी मेरे मैं हम हमें आप आपका आपकी आपके यह वह ये वो इस उस तक लिए भी ही तो कि जो
    अगर कोई कुछ इलाज चाहिए सकता सकती सकते करना करनी करने करें करूँ करते करता करे कर दें गया गई गए जाना जाता जाती जाते जाए आता
    आती आते लगता लगती लगते लगेगा लगेगी तकलीफ वाला वाली वाले
    aap aapka aapke aapki agar ata ati aur bhi ilaj chahiye gaya gayi hai hain hi ho hoga hogi hona hota hote hoti hu hua
    hui hum jana jata jati jaye jo ka kab kaha kahan kaisa kaise kaisi kar karna karne karni kare karte karu kaun ke ki
    kitna kitne kitni ko koi kuch kya lagega lagta lagti liye mai main me mein mera mere meri mujhe par rahe raha rahi sakta
    sakte sakti se takleef tak tha thi to toh vale wala wale wali wo woh yah ye yeh

    चा ची चे च्या ला आहे आहेत आहात आणि व काय कसे कसं कसा कशी कधी केव्हा कुठे कुठं कोण कोणते किती मला माझा माझी माझे माझं
    माझ्या तुमचा तुमची तुमचे तुमच्या आम्ही आम्हाला तुम्ही तुम्हाला हा हे तो ती ते या त्या असा अशी असे असेल असते असतो असतात झाला झाली झाले
    झालं झालेले होत होतो होते होती होतात होतंय येत येतो येते येतात येतंय जात जातो जाते जातात जायचे करायचा करायची करायचे करावे करू करतात
    लागतो लागते लागतात लागेल पाहिजे हवा हवी हवे वर साठी मध्ये पण तर जर मग त्रास उपचार उपाय चालतं चालते चालतो चालत चालतात चालेल शकतो शकते शकता शकतात देता घेता येतील येईल येता
    aahe aahet ahe amhi ani aani asa ase asel ashi asto aste cha che chi chya ha hava have havi hoto hote hotay jar jato
    jate jhala jhale jhali kadhi karaycha karayche karaychi kasa kase kashi kay kevha kiti kon kuthe la lagel lagte
    lagto maza maze mazi majha majhe majhi mala mag madhe madhye pahije pan sathi tar te ti tras upay upchar shakto shakte tumcha tumche tumchi tumhi
    tya ya yete yeto yetay zala zale zali`),
);

/** Whether a word says little about what is searched for. */
export const isFiller = (word: string) => FILLERS.has(word);

/** Leaves out the words that say nothing; a text of nothing else keeps them. */
export function leaveOutFillers(words: string[]): string[] {
  const telling = words.filter((word) => !isFiller(word));
  return telling.length > 0 ? telling : words;
}
