/** 512 things everyone can name, in both languages: what a fingerprint is read out in. Their order must never change. */
const text = `
acorn 橡果 actor 演员 airport 机场 almond 杏仁 anchor 船锚 angel 天使 ankle 脚踝 ant 蚂蚁 apple 苹果
apron 围裙 arch 拱门 arena 竞技场 arm 手臂 arrow 箭头 artist 画家 atlas 地图册 autumn 秋天 axe 斧头
baby 婴儿 bacon 培根 badge 徽章 bag 袋子 baker 面包师 balcony 阳台 ball 皮球 bamboo 竹子 banana 香蕉
band 乐队 bandage 绷带 bank 银行 banner 横幅 barber 理发师 barn 谷仓 barrel 木桶 basket 篮子 bat 蝙蝠
battery 电池 bead 珠子 beak 鸟嘴 bean 豆子 bear 黑熊 beard 胡子 beaver 河狸 bed 床铺 bee 蜜蜂
beetle 甲虫 bell 铃铛 belt 腰带 bench 长椅 berry 浆果 bicycle 自行车 bird 小鸟 biscuit 饼干 blanket 毛毯
blossom 花朵 board 木板 boat 小船 bone 骨头 book 书本 boot 靴子 bottle 瓶子 boulder 巨石 bowl 大碗
box 盒子 bracelet 手镯 brain 大脑 branch 树枝 bread 面包 brick 砖头 bridge 桥梁 broom 扫帚 brother 兄弟
brush 刷子 bucket 水桶 buffalo 水牛 bulb 灯泡 bull 公牛 bus 公交车 bush 灌木 butcher 屠夫 butter 黄油
butterfly 蝴蝶 button 纽扣 cabbage 白菜 cabin 木屋 cable 电缆 cactus 仙人掌 cage 笼子 cake 蛋糕
calendar 日历 camel 骆驼 camera 相机 camp 营地 canal 运河 candle 蜡烛 candy 糖果 canoe 独木舟
canvas 画布 canyon 峡谷 cap 帽子 captain 船长 car 汽车 carpet 地毯 carrot 胡萝卜 castle 城堡 cat 猫咪
cave 洞穴 cello 大提琴 chain 链条 chair 椅子 chalk 粉笔 cheek 脸颊 cheese 奶酪 cherry 樱桃 chess 象棋
chestnut 栗子 chicken 小鸡 chimney 烟囱 church 教堂 cinema 影院 circle 圆圈 circus 马戏 city 城市
clay 黏土 cliff 悬崖 clock 时钟 cloud 云朵 clover 三叶草 coach 教练 coal 煤炭 coat 大衣 cobra 眼镜蛇
cocoa 可可 coconut 椰子 coffee 咖啡 collar 衣领 comb 梳子 comet 彗星 compass 指南针 copper 红铜
coral 珊瑚 corn 玉米 cotton 棉花 cow 奶牛 crab 螃蟹 cradle 摇篮 crane 起重机 cricket 蟋蟀 crow 乌鸦
crown 皇冠 crystal 水晶 cucumber 黄瓜 cup 杯子 curtain 窗帘 cushion 靠垫 daisy 雏菊 dancer 舞者
dawn 黎明 deer 小鹿 dentist 牙医 desert 沙漠 desk 书桌 diamond 钻石 dinner 晚餐 doctor 医生 dog 小狗
doll 娃娃 dolphin 海豚 donkey 驴子 door 大门 dragon 飞龙 drawer 抽屉 dress 裙子 drum 大鼓 duck 鸭子
dust 灰尘 eagle 老鹰 ear 耳朵 earth 地球 echo 回声 egg 鸡蛋 elbow 手肘 elephant 大象 emerald 翡翠
engine 引擎 envelope 信封 eye 眼睛 fairy 仙女 falcon 猎鹰 fan 风扇 farm 农场 feather 羽毛 fence 篱笆
fern 蕨类 ferry 渡轮 field 田野 finger 手指 fire 火焰 fish 鱼儿 flag 旗帜 flame 火苗 flour 面粉
flower 鲜花 flute 长笛 fog 浓雾 forest 森林 fork 叉子 fossil 化石 fountain 喷泉 fox 狐狸 frog 青蛙
fruit 水果 funnel 漏斗 galaxy 银河 garage 车库 garden 花园 garlic 大蒜 gate 栅门 ghost 幽灵 giant 巨人
ginger 生姜 giraffe 长颈鹿 glacier 冰川 glass 玻璃 globe 地球仪 glove 手套 goat 山羊 gold 黄金
goose 大鹅 gorilla 猩猩 grape 葡萄 grass 青草 guitar 吉他 gull 海鸥 hair 头发 hammer 锤子 hand 手掌
harbor 港口 harp 竖琴 harvest 丰收 hawk 苍鹰 heart 心脏 hedgehog 刺猬 helmet 头盔 hill 小山 hippo 河马
honey 蜂蜜 hook 钩子 horn 号角 horse 骏马 hospital 医院 hotel 酒店 house 房子 hunter 猎人 hut 小屋
ice 冰块 igloo 冰屋 iron 熨斗 island 岛屿 ivy 常春藤 jacket 夹克 jaguar 美洲豹 jar 罐子 jelly 果冻
jewel 珠宝 judge 法官 juice 果汁 jungle 丛林 kangaroo 袋鼠 kettle 水壶 key 钥匙 king 国王 kitchen 厨房
kite 风筝 kitten 小猫 kiwi 猕猴桃 knee 膝盖 knight 骑士 knot 绳结 koala 考拉 ladder 梯子 lake 湖泊
lamb 羔羊 lamp 台灯 lantern 灯笼 lawn 草坪 lawyer 律师 leaf 树叶 leather 皮革 lemon 柠檬 lens 镜片
leopard 豹子 letter 信件 lettuce 生菜 library 图书馆 lightning 闪电 lily 百合 lime 青柠 lion 狮子
lizard 蜥蜴 lobster 龙虾 lock 锁头 lotus 莲花 magnet 磁铁 mango 芒果 maple 枫树 marble 大理石
market 市场 mask 面具 match 火柴 meadow 草地 medal 奖牌 melon 甜瓜 mermaid 美人鱼 meteor 流星
microscope 显微镜 milk 牛奶 mill 磨坊 mint 薄荷 mirror 镜子 monkey 猴子 moon 月亮 moss 苔藓 motor 马达
mountain 高山 mouse 老鼠 mouth 嘴巴 mud 泥巴 museum 博物馆 mushroom 蘑菇 mustard 芥末 nail 钉子
neck 脖子 necklace 项链 needle 缝针 nest 鸟巢 net 渔网 newspaper 报纸 noodle 面条 nose 鼻子
notebook 笔记本 nurse 护士 nut 坚果 oak 橡树 oasis 绿洲 ocean 海洋 octopus 章鱼 office 办公室 oil 石油
olive 橄榄 onion 洋葱 opera 歌剧 orange 橙子 orchard 果园 orchid 兰花 otter 水獭 oven 烤箱 owl 猫头鹰
oyster 牡蛎 paint 油漆 palace 宫殿 palm 棕榈 pan 平底锅 panda 熊猫 paper 纸张 parachute 降落伞 park 公园
parrot 鹦鹉 pasta 意面 path 小路 peach 桃子 peacock 孔雀 peanut 花生 pear 梨子 pearl 珍珠 pebble 卵石
pelican 鹈鹕 pen 钢笔 pencil 铅笔 penguin 企鹅 pepper 胡椒 perfume 香水 piano 钢琴 pigeon 鸽子
pillow 枕头 pilot 飞行员 pine 松树 pineapple 菠萝 pipe 管道 pirate 海盗 pizza 披萨 planet 行星
plant 植物 plate 碟子 plum 李子 pocket 口袋 poet 诗人 pond 池塘 pony 小马 popcorn 爆米花 postcard 明信片
potato 土豆 potter 陶工 prince 王子 pumpkin 南瓜 puppet 木偶 purse 钱包 pyramid 金字塔 queen 王后
quilt 棉被 rabbit 兔子 raccoon 浣熊 radar 雷达 radio 收音机 radish 萝卜 raft 木筏 rail 铁轨 rain 雨水
rainbow 彩虹 raisin 葡萄干 ranch 牧场 razor 剃刀 ribbon 丝带 rice 大米 ring 戒指 river 河流 road 马路
robe 长袍 robin 知更鸟 robot 机器人 rocket 火箭 roof 屋顶 root 树根 rope 绳子 rose 玫瑰 ruby 红宝石
ruler 尺子 saddle 马鞍 sail 船帆 sailor 水手 salad 沙拉 salmon 三文鱼 salt 食盐 sand 沙子 sandal 凉鞋
sapphire 蓝宝石 satellite 卫星 sauce 酱汁 saw 锯子 scarf 围巾 school 学校 scissors 剪刀 scooter 滑板车
screw 螺丝 seal 海豹 seed 种子 shadow 影子 shark 鲨鱼 sheep 绵羊 shelf 架子 shell 贝壳 shield 盾牌
ship 轮船 shirt 衬衫 shoe 鞋子 shovel 铲子 shower 淋浴 shrimp 虾仁 silk 丝绸 silver 白银 singer 歌手
sister 姐妹 skirt 短裙 skull 头骨 sky 天空 sled 雪橇 smoke 烟雾 snail 蜗牛 snake 长蛇 snow 白雪
soap 肥皂 sock 袜子 sofa 沙发 soldier 士兵 soup 热汤 spark 火花 sparrow 麻雀 spider 蜘蛛 spoon 勺子
spring 春天 square 方块 squirrel 松鼠 stable 马厩 stadium 体育场 stage 舞台 stairs 楼梯 stamp 邮票
star 星星 statue 雕像 steam 蒸汽 stone 石头 stork 白鹳 storm 风暴 stove 炉子 straw 稻草 street 街道
submarine 潜艇 sugar 白糖 summer 夏天 sun 太阳 swan 天鹅 sword 宝剑
`;

const words = text.trim().split(/\s+/);

/** One word of a fingerprint, in both languages: whoever reads English and whoever reads Chinese mean the same. */
export interface FingerprintWord {
  en: string;
  zh: string;
}

/** The word at an index of 0 to 511. */
export const wordAt = (index: number): FingerprintWord => ({
  en: words[index * 2] ?? '',
  zh: words[index * 2 + 1] ?? '',
});

/** How many there are. */
export const wordCount = words.length / 2;
